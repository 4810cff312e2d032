export interface TransferTarget {
  readonly device: string;
  /** The stored project. Undefined for a planner that is not kept. */
  readonly project: { readonly id: string } | undefined;
  /** True if the stored project differs from the PDF on screen. */
  readonly isChanged: boolean;
}
