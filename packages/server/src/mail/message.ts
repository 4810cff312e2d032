export interface Message {
  /** One address, as the account has it. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
