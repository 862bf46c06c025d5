/** The library of the model-based test: what is written for it has to compile. */
export * from "../../support/model-based/models/library-of-kinds.ts";
