import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { repository } from "../cli/temporary-project.ts";
import type { Page } from "./pages.ts";

/** The links of a page that lead nowhere: to a file that is not there, or to a heading that its page has not. */
export function brokenLinks({ file, text }: Page): readonly string[] {
  const targets = Array.from(withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g), ([, target = ""]) => target);
  return targets.filter((target) => {
    if (/^[a-z]+:/.test(target)) return false;
    const [to = "", anchor] = target.split("#");
    const found = to === "" ? path.join(repository, file) : path.resolve(repository, path.dirname(file), to);
    if (!existsSync(found)) return true;
    return anchor !== undefined && !anchorsOf(readFileSync(found, "utf8")).includes(anchor);
  });
}

const withoutCode = (text: string): string => text.replaceAll(/^ *```[^]*?^ *```$/gm, "").replaceAll(/`[^`\n]*`/g, "`");

/** The anchors of the headings, as GitHub makes them. */
function anchorsOf(text: string): readonly string[] {
  return Array.from(text.replaceAll(/^```[^]*?^```$/gm, "").matchAll(/^#+ (.+)$/gm), ([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_\- ]/gu, "")
      .replaceAll(" ", "-"),
  );
}
