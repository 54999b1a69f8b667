/** As Next.js ships; only the pictures are those of the shop, which has cut them already. */
export default {
  poweredByHeader: false,
  images: {
    loader: 'custom',
    loaderFile: './parts/picture-loader.js',
    imageSizes: [320],
    deviceSizes: [640, 1200],
  },
};
