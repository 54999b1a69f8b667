/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { announce, LIVE_REGION, useAnnounced } from './announce.ts';

const said = () => [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent);

function Total({ text }: { text: string }) {
  return <p ref={useAnnounced<HTMLParagraphElement>()}>{text}</p>;
}

function Refund({ amount }: { amount: string }) {
  return (
    <div ref={useAnnounced<HTMLDivElement>()}>
      <p>Order V-123</p>
      <p>
        <strong>Thank you!</strong> We wrote to you.
      </p>
      <dl>
        <dt>Goods</dt>
        <dd>{amount}</dd>
      </dl>
    </div>
  );
}

describe('Whoever hears a page', () => {
  beforeEach(() => document.body.replaceChildren());

  it('hears all of it from one place', () => {
    announce('One is in your cart.');
    announce('3 suggestions');
    expect(said()).toEqual(['3 suggestions']);
  });

  it('hears it within the dialog that is open, for nothing beside that is heard', () => {
    announce('One is in your cart.');
    const dialog = document.body.appendChild(document.createElement('dialog'));
    const region = dialog.appendChild(document.createElement('p'));
    for (const [name, value] of Object.entries(LIVE_REGION)) region.setAttribute(name, value);
    announce('3 suggestions');
    expect(said()).toEqual(['One is in your cart.', '3 suggestions']);
    dialog.remove();
    announce('2 insects');
    expect(said()).toEqual(['2 insects']);
  });

  it('hears the same words again when they are said again', () => {
    announce('Copied.');
    announce('Copied.');
    expect(said()).not.toEqual(['Copied.']);
    announce('Copied.');
    expect(said()).toEqual(['Copied.']);
  });

  it('hears the fuller of two sentences that are said at once, whichever comes first', () => {
    announce('Papilio machaon saved');
    announce('Saved');
    expect(said()).toEqual(['Papilio machaon saved']);
    announce('12 insects');
    announce('2 insects');
    expect(said()).toEqual(['2 insects']);
  });

  it('is told what changes in sight, and not what the page came with', () => {
    const page = render(<Total text="60 insects" />);
    expect(said()).toEqual([]);
    page.rerender(<Total text="12 insects" />);
    expect(said()).toEqual(['12 insects']);
  });

  it('hears what stands on lines of its own apart', () => {
    const page = render(<Refund amount="€ 4" />);
    page.rerender(<Refund amount="€ 9" />);
    expect(said()).toEqual(['Order V-123. Thank you! We wrote to you. Goods. € 9']);
  });
});
