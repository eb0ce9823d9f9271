/** The version of the project, and the commit it was built from where that is known: `0.1.0 (f74da0e)`. */
declare const __VERSION__: string;
