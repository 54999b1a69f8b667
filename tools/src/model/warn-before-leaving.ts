/** Closing the tab would lose what only this tab has: while it has some, the browser asks first. */
export function warnBeforeLeaving(
  watched: { subscribe(listener: () => void): unknown },
  hasUnsaved: () => boolean,
): void {
  let isWarning = false;
  const warn = (event: BeforeUnloadEvent) => {
    if (isWarning) event.preventDefault();
  };
  watched.subscribe(() => {
    const wants = hasUnsaved();
    if (wants === isWarning) return;
    isWarning = wants;
    // Only while it is wanted: some browsers keep no page for the back button that listens.
    if (wants) window.addEventListener('beforeunload', warn);
    else window.removeEventListener('beforeunload', warn);
  });
}
