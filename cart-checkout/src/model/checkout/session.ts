interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
}

/** What this tab kept under a name, or null: nothing, unreadable, or no access to storage. */
export function readSession<T>(name: string, schema: Schema<T>): T | null {
  try {
    const read = schema.safeParse(JSON.parse(window.sessionStorage.getItem(name) ?? 'null'));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** Keeps a value for this tab until it closes; null forgets it. Where storage is refused, nothing is kept. */
export function writeSession(name: string, value: unknown): void {
  try {
    if (value === null) window.sessionStorage.removeItem(name);
    else window.sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    return;
  }
}
