import { useRef, useState } from 'react';
import { staffRoleSchema, type StaffRole } from '@vitrine/shared/contract/tools/tools';
import type { StaffRow } from '@vitrine/shared/contract/tools/staff';
import { Button } from '@vitrine/shared/ui/links/Button';
import type { Column } from '../../model/lists/table.ts';
import { useFormats } from '../../model/use-formats.ts';
import { useWords } from '../../model/use-words.ts';
import { DataTable } from '../list/DataTable.tsx';
import box from '../form/Box.module.css';
import style from './Staff.module.css';

interface StaffWays {
  onRole(person: StaffRow, role: StaffRole): void;
  onInvite(person: StaffRow): void;
  onEndSessions(person: StaffRow): void;
  onReset(person: StaffRow): void;
  onRemove(person: StaffRow): void;
}

/** Who works in the shop, with what each may do. */
export function StaffTable({ staff, isBusy, ...ways }: StaffWays & { staff: StaffRow[]; isBusy: boolean }) {
  const words = useWords();
  const formats = useFormats();
  const columns: Column<StaffRow>[] = [
    { key: 'name', title: words('staff.person'), isName: true, cell: (person) => <Person person={person} /> },
    {
      key: 'role',
      title: words('staff.role'),
      cell: (person) => <Role person={person} isBusy={isBusy} onRole={ways.onRole} />,
    },
    {
      key: 'seen',
      title: words('staff.lastSeen'),
      cell: ({ lastSeenAt, sessions }) =>
        lastSeenAt
          ? words('staff.seen', { at: formats.moment(lastSeenAt), count: sessions })
          : words('staff.notSeen'),
    },
    {
      key: 'factor',
      title: words('staff.factor'),
      cell: ({ hasSecondFactor }) => words(hasSecondFactor ? 'staff.factorSet' : 'staff.factorNone'),
    },
    { key: 'ways', title: words('staff.ways'), cell: (person) => <Ways person={person} {...ways} /> },
  ];
  return (
    <DataTable
      caption={words('staff.title')}
      columns={columns}
      rows={staff}
      idOf={({ id }) => String(id)}
      nameOf={({ email }) => email}
    />
  );
}

function Person({ person: { firstname, lastname, email, isMe, isInvited } }: { person: StaffRow }) {
  const words = useWords();
  const name = `${firstname} ${lastname}`.trim();
  return (
    <>
      {name || email}
      {name && <span className={style['quiet']}> {email}</span>}
      {isMe && <span className={style['quiet']}> ({words('staff.me')})</span>}
      {isInvited && <span className={style['quiet']}> · {words('staff.invited')}</span>}
    </>
  );
}

interface RoleProps extends Pick<StaffWays, 'onRole'> {
  person: StaffRow;
  isBusy: boolean;
}

/** Nobody changes their own. A choice does nothing by itself: on the way to it the arrow keys pass over other roles. */
function Role({ person, isBusy, onRole }: RoleProps) {
  const words = useWords();
  const select = useRef<HTMLSelectElement>(null);
  // A choice is one away from a role: it is over when that was changed, here or by somebody else.
  const [choice, choose] = useState({ from: person.role, to: person.role });
  const role = choice.from === person.role ? choice.to : person.role;
  if (person.isMe) return <span className={style['own']}>{words(`role.${person.role}`)}</span>;
  const change = () => {
    // The button cannot be pressed once it is done, and would lose the focus.
    select.current?.focus();
    onRole(person, role);
  };
  return (
    <span className={box['ways']}>
      <select
        ref={select}
        className={style['role']}
        value={role}
        aria-label={words('staff.roleOf', { name: person.email })}
        onChange={({ target }) => choose({ from: person.role, to: staffRoleSchema.parse(target.value) })}
      >
        {staffRoleSchema.options.map((option) => (
          <option key={option} value={option}>
            {words(`role.${option}`)}
          </option>
        ))}
      </select>
      <Button
        variant="quiet"
        disabled={role === person.role}
        busy={isBusy}
        aria-label={words('staff.changeRoleOf', { name: person.email, role: words(`role.${role}`) })}
        onClick={change}
      >
        {words('staff.changeRole')}
      </Button>
    </span>
  );
}

function Ways({ person, onInvite, onEndSessions, onReset, onRemove }: { person: StaffRow } & StaffWays) {
  const words = useWords();
  const name = person.email;
  return (
    <span className={box['ways']}>
      {person.isInvited && (
        <Button
          variant="quiet"
          aria-label={words('staff.inviteAgainOf', { name })}
          onClick={() => onInvite(person)}
        >
          {words('staff.inviteAgain')}
        </Button>
      )}
      {person.sessions > (person.isMe ? 1 : 0) && (
        <Button
          variant="quiet"
          aria-label={words('staff.endOf', { name })}
          onClick={() => onEndSessions(person)}
        >
          {words('staff.end')}
        </Button>
      )}
      {person.hasSecondFactor && (
        <Button variant="quiet" aria-label={words('staff.resetOf', { name })} onClick={() => onReset(person)}>
          {words('staff.reset')}
        </Button>
      )}
      {!person.isMe && (
        <Button
          variant="quiet"
          aria-label={words('staff.removeOf', { name })}
          onClick={() => onRemove(person)}
        >
          {words('staff.remove')}
        </Button>
      )}
    </span>
  );
}
