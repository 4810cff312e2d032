/** Reason for which an object can't be read or stored. */
export type ObjectProblem =
  /** The place has no such object. */
  | "missing"
  /** The place has other bytes than were stored. */
  | "damaged"
  /** The place does not respond, refuses the server, or is not in the settings. */
  | "unavailable"
  /** The place has no room. */
  | "full";

/** The message is for operators: it names the place, and no secret. */
export class ObjectError extends Error {
  override readonly name = "ObjectError";
  readonly problem: ObjectProblem;

  constructor(problem: ObjectProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}
