/** Of the cart in the browser's storage: apart from its packing, which only who reads the cart needs. */
export const CART_KEY = 'VDM_CART';
