/** An outcome that callers must look at: refusals are values, exceptions are for our own bugs. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

export function no<E>(error: E): { ok: false; error: E } {
  return { ok: false, error };
}

/** What something that was thrown says; it need not be an error. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
