import { stripVTControlCharacters } from "node:util";

/** What an error of the application's code or tools says, without the colours that it may have been given. */
export const plainMessage = ({ message }: Error): string => stripVTControlCharacters(message);
