import { Prose } from '@vitrine/shared/ui/page/Prose';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/** A text that the server set and cleaned. Its links to pages of the shop need no reload, as links elsewhere do not. */
export function ArticleText({ html }: { html: string }) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const path = isPlainClick(event) ? pathOfLink(event.target) : null;
    if (path === null) return;
    event.preventDefault();
    void navigate(path);
  };
  return (
    <div role="presentation" onClick={follow}>
      <Prose html={html} />
    </div>
  );
}

/** Not one that opens another tab or window. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

function pathOfLink(target: EventTarget): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href') ?? '';
  return href.startsWith('/') ? href : null;
}
