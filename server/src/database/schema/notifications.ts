/* Tables of what staff are told of by mail, by the rules of schema.ts. */

export interface NotificationChoicesTable {
  account_id: number;
  /** JSON: when each kind is told; a kind that is not in it as its role is told by default. */
  choices: string;
  /** The last Belgian day whose morning mail is written, or was empty. */
  morning_on: string;
}

export interface NotifiedFactsTable {
  account_id: number;
  /** Such as `order:VDM-2026-000123`. */
  fact: string;
  at: string;
}

export interface NotificationsSchema {
  notification_choices: NotificationChoicesTable;
  notified_facts: NotifiedFactsTable;
}
