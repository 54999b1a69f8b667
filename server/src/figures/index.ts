/* The door of this subject: what the others may use. */

export { countTodo } from './store/todo.ts';
