/** Puts a script or a stylesheet into the page. Rejects, and takes it out again, when it fails or is not there in time. */
export function attach(element: HTMLScriptElement | HTMLLinkElement, timeoutMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const give = (reason: string) => {
      element.remove();
      reject(new Error(reason));
    };
    const timer = setTimeout(() => give('timeout'), timeoutMs);
    element.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    element.addEventListener('error', () => {
      clearTimeout(timer);
      give('network');
    });
    document.head.append(element);
  });
}
