/** The flaws that a lot's page named when it was ordered stay with the order, whatever becomes of the page. */
export function agreedFlaws(): string[] {
  return ["alter table order_lines add column flaws text not null default '[]'"];
}
