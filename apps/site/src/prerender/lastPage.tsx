import { errorPage } from '@milepost/domain/content/error-page';
import { brokenPage } from '@milepost/domain/content/without-scripts';
import { company } from '@milepost/domain/facts/company';
import { renderToStaticMarkup } from 'react-dom/server';
import { language } from '#edition';

const { title, heading } = errorPage.broken;

/** The document for a failure of the page that reports failures: it shares no code with the others. */
export const lastPage = `<!DOCTYPE html>${renderToStaticMarkup(
  <html lang={language}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>{title}</title>
    </head>
    <body>
      <h1>{heading}</h1>
      <p>
        {brokenPage(company.phones.main, '').map((part) =>
          typeof part === 'string' ? (
            part
          ) : (
            <a key={part.text} href={part.href}>
              {part.text}
            </a>
          ),
        )}
      </p>
    </body>
  </html>,
)}`;
