import { addressText, company } from '@milepost/domain/facts/company';
import { StructuredData } from '../../frame/StructuredData.tsx';

/** The company for search engines (schema.org/Organization). */
export function CompanyData() {
  return <StructuredData of={import.meta.env.SSR && organization()} />;
}

function organization() {
  const { name, foundedYear, phones, mailboxes, addresses, links } = company;
  return {
    '@type': 'Organization',
    name,
    url: links.site,
    logo: `${links.site}/icon-512.png`,
    foundingDate: `${foundedYear}`,
    address: addressText(addresses.office),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: phones.main.href.replace('tel:', ''),
      email: mailboxes.info,
    },
  };
}
