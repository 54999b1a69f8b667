/** Too much is asked at this moment. Nothing was done; a moment later it may go. */
export class Overloaded extends Error {}
