/** A configuration may hold a password, and a code frame shows the lines around a mistake: its words are blotted out, in their length. */
export function hideSecrets(file: string, source: string | undefined): string | undefined {
  if (source === undefined || !/(?:^|[\\/])perquery\.config\.\w+$/.test(file)) return source;
  return source.replaceAll(/^.*(?:pass|secret|token|credential|PlainText|key\b|:\/\/[^/\s]*@).*$/gim, (line) =>
    line.replaceAll(
      /(["'`])((?:\\.|(?!\1).)*)\1/g,
      (_, quote: string, text: string) => quote + "*".repeat(text.length) + quote,
    ),
  );
}

/** What a message of the application's own may have in it. */
export const hidePasswords = (text: string): string => text.replaceAll(/(:\/\/[^:/@\s]*):[^@/\s]+@/g, "$1:***@");
