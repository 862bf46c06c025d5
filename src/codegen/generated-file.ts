/** A file as an emitter printed it, before it is formatted. */
export interface GeneratedFile {
  /** Within the output folder, with forward slashes: `entities/hotel.ts`. */
  readonly path: string;
  readonly text: string;
  /** Whether the text begins with the header; JSON cannot. */
  readonly header: boolean;
}
