import type { ReactNode } from 'react';
import type { Selection } from './selection.ts';

/** A column of a table. */
export interface Column<Row> {
  /** One of its kind in the table. */
  key: string;
  title: string;
  cell(row: Row): ReactNode;
  /** Its name in `?sort=name:asc`, where the list can be sorted by it. */
  sort?: string;
  /** Figures stand under each other at their end. */
  isFigure?: boolean;
  /** What a row is known by: it leads to the row's page. One a table. */
  isName?: boolean;
}

/** A table of rows of one kind. */
export interface DataTableProps<Row> {
  /** What the table lists, for who does not see its place on the page. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  idOf(row: Row): string;
  /** What a row is called where its parts cannot be seen: “Select Papilio machaon”. */
  nameOf(row: Row): string;
  /** The page of a row: its name leads there, Enter opens it. */
  hrefOf?(row: Row): string;
  /** The name and direction that the rows are sorted by, such as `name:asc`. */
  sort?: string;
  selection?: Selection;
  isLoading?: boolean;
  /** What is said instead of rows. */
  empty?: ReactNode;
}
