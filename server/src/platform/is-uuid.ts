/** Whether it is written like the uuid of an insect; anything else is the uuid of none. */
export const isUuid = (text: string) => /^[\dA-F]{8}(?:-[\dA-F]{4}){3}-[\dA-F]{12}$/i.test(text);
