import { addressText, company } from '@milepost/domain/facts/company';

/** The company for search engines (schema.org/Organization). */
export function organization() {
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
