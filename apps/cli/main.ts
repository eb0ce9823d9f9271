/** Runs the `zunft` command and returns its exit code. */
export async function main(_argv: string[]): Promise<number> {
  return 0;
}
