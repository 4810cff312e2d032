import { Link } from "@tanstack/react-router";

export function Wordmark() {
  return (
    <Link to="/" className="flex min-h-11 items-center gap-2.5 rounded-sm text-lg font-semibold tracking-tight">
      <Logo />
      Octavo
    </Link>
  );
}

/** A sheet folded into eight leaves, which is an octavo. */
export function Logo() {
  return (
    <svg viewBox="0 0 20 18" width="20" height="18" aria-hidden="true" className="text-accent">
      <path fill="none" stroke="currentColor" strokeWidth="1.5" d="M1 1h18v16H1z" />
      <path fill="none" stroke="currentColor" d="M5.5 1v16M10 1v16M14.5 1v16M1 9h18" />
    </svg>
  );
}
