import { codeFrameColumns } from "@babel/code-frame";
import picocolors from "picocolors";
import { blotUnseen } from "../cql/unseen-characters.ts";
import { compareDiagnostics } from "./compare.ts";
import type { Diagnostic, RelatedLocation, Severity, SourceLocation } from "./model.ts";

export interface RenderOptions {
  /** The text of a file as a location names it; undefined when it cannot be had. */
  readonly source: (file: string) => string | undefined;
  readonly colour: boolean;
}

type Colours = ReturnType<typeof picocolors.createColors>;

/** Diagnostics for a terminal, with code frames and a last line that counts them. Empty when there are none. */
export function renderDiagnostics(diagnostics: readonly Diagnostic[], options: RenderOptions): string {
  if (diagnostics.length === 0) return "";
  const colours = picocolors.createColors(options.colour);
  const parts = new Map<string, Diagnostic>();
  for (const each of diagnostics.toSorted(compareDiagnostics))
    parts.set(renderDiagnostic(each, options, colours), each);
  // a part that two models share is the same in both: it is shown and counted once
  return `${[...parts.keys()].join("\n")}\n${summary([...parts.values()])}\n`;
}

function renderDiagnostic(diagnostic: Diagnostic, options: RenderOptions, colours: Colours): string {
  const { code, severity, message, location, related = [], hint } = diagnostic;
  const place = location === undefined ? "" : `${colours.cyan(printLocation(location))} - `;
  const lines = [`${place}${paint(severity, colours)(severity)} ${colours.dim(`${code}:`)} ${message}`];
  // advice is read in passing: its place is enough
  if (location !== undefined && severity !== "advice") lines.push(...frame(location, options, 1));
  for (const each of related) lines.push(...renderRelated(each, options, colours));
  if (hint !== undefined) lines.push(indent(`${colours.green("hint:")} ${hint}`));
  return `${lines.join("\n")}\n`;
}

function renderRelated({ message, location }: RelatedLocation, options: RenderOptions, colours: Colours): string[] {
  if (location === undefined) return [indent(message)];
  return [indent(`${colours.cyan(printLocation(location))} - ${message}`), ...frame(location, options, 0)];
}

function frame({ file, line, column }: SourceLocation, options: RenderOptions, context: number): string[] {
  const text = options.source(file)?.replace(/^\uFEFF/, "");
  const source = text && blotUnseen(text.replaceAll(/\r\n?/g, "\n"));
  if (source === undefined || line < 1 || line > source.split("\n").length) return [];
  const framed = codeFrameColumns(
    source,
    { start: { line, column } },
    { linesAbove: context, linesBelow: context, highlightCode: options.colour, forceColor: options.colour },
  );
  return [indent(framed.replace(/[ \t]+$/gm, ""))];
}

export function printLocation({ file, line, column }: SourceLocation): string {
  return `${file}:${line}:${column}`;
}

function paint(severity: Severity, colours: Colours): (text: string) => string {
  switch (severity) {
    case "error":
      return colours.red;
    case "warning":
      return colours.yellow;
    case "advice":
      return colours.blue;
    default:
      return severity satisfies never;
  }
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, "  ");
}

function summary(diagnostics: readonly Diagnostic[]): string {
  const count = (severity: Severity): number => diagnostics.filter((each) => each.severity === severity).length;
  const counts: string[] = [];
  if (count("error") > 0) counts.push(plural(count("error"), "error"));
  if (count("warning") > 0) counts.push(plural(count("warning"), "warning"));
  if (count("advice") > 0) counts.push(`${count("advice")} advice`);
  return counts.join(", ");
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
