import { writeFileSync } from "node:fs";
import { pagePath, printWordsPage } from "../test/published/words-page.ts";

writeFileSync(pagePath, await printWordsPage());
