/** A part of the shop cannot answer now. It will again in a moment. */
export class Unavailable extends Error {}
