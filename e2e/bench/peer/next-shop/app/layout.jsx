import localFont from 'next/font/local';
import Form from 'next/form';
import Link from 'next/link';
import { CATEGORIES } from '../data/shop';
import { CartLink } from '../parts/CartLink';
import { CartProvider } from '../parts/CartProvider';
import './global.css';

/* The shop's own files: the bench lays them there. */
const serif = localFont({
  src: [
    { path: '../fonts/eb-garamond-core.woff2', style: 'normal', weight: '400 800' },
    { path: '../fonts/eb-garamond-core-italic.woff2', style: 'italic', weight: '400 800' },
  ],
  variable: '--serif',
});
const sans = localFont({ src: '../fonts/hanken-grotesk-core.woff2', weight: '100 900', variable: '--sans' });

export const metadata = { title: { template: '%s – Vitrine', default: 'Vitrine' } };

export default function Layout({ children }) {
  return (
    <html lang="en" className={`${serif.variable} ${sans.variable}`}>
      <body>
        <CartProvider>
          <header>
            <Link className="brand" href="/butterflies">
              Vitrine
            </Link>
            <nav aria-label="Categories">
              {Object.entries(CATEGORIES).map(([slug, { name }]) => (
                <Link key={slug} href={`/${slug}`}>
                  {name}
                </Link>
              ))}
            </nav>
            <Form action="/butterflies/narrowed" role="search">
              <input name="q" type="search" aria-label="Search" />
              <button className="button">Search</button>
            </Form>
            <CartLink />
          </header>
          <main>{children}</main>
          <footer>
            <p>Vitrine, mounted insects with their data.</p>
            <ul>
              {['Shipping', 'Payment', 'Withdrawal', 'Terms', 'Privacy', 'Contact'].map((name) => (
                <li key={name}>
                  <a href={`/texts/${name.toLowerCase()}`}>{name}</a>
                </li>
              ))}
            </ul>
          </footer>
        </CartProvider>
      </body>
    </html>
  );
}
