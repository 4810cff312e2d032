/** Why a store cannot be used, in words for whoever runs the site. */
export class StoreProblem extends Error {
  override readonly name: string = "StoreProblem";
}
