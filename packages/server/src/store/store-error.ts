/** Error that the operator of a site can fix. The message says how. */
export class StoreError extends Error {
  override readonly name: string = "StoreProblem";
}
