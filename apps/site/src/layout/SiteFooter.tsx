import { otherLanguage, translationNote } from '@milepost/domain/content/editions';
import { footer, frame, header } from '@milepost/domain/content/navigation';
import { Footer, FooterGroup, FooterText, FooterLink as KitFooterLink } from '@milepost/ui/Footer';
import { Text } from '@milepost/ui/Text';
import { otherAddressOf, otherTag } from '#edition';
import { Logo } from '../brand/Logo.tsx';
import { isTranslated } from '../edition/addresses.ts';
import { FooterLink, linkTo } from '../navigation/links.tsx';
import { useShownPage } from '../navigation/pageAt.ts';
import { unbroken } from './Unbroken.tsx';

/** The site's footer: every group of links, the footer's own hours, the legal lines. */
export function SiteFooter() {
  const page = useShownPage();
  const { id, tagline, groups, contact, legal, smallPrint } = footer;
  return (
    <Footer
      id={id}
      label={frame.footerLabel}
      brand={
        <>
          <Logo name={header.logo.text} />
          <Text size="small">{tagline}</Text>
        </>
      }
      contact={
        <FooterGroup heading={contact.title}>
          {contact.hours.map((line) => (
            <FooterText key={line}>{line}</FooterText>
          ))}
          <FooterLink {...linkTo(contact.phone)}>{contact.phone.text}</FooterLink>
        </FooterGroup>
      }
      legal={
        <>
          {legal.map((link) => (
            <FooterLink key={link.to} to={link.to}>
              {link.text}
            </FooterLink>
          ))}
          {import.meta.env.HAS_SPANISH && !isTranslated(page) && (
            <KitFooterLink href={otherAddressOf('/')} lang={otherTag} hrefLang={otherTag}>
              {otherLanguage}
            </KitFooterLink>
          )}
        </>
      }
      smallPrint={
        <>
          {translationNote && <Text size="tiny">{translationNote}</Text>}
          {smallPrint.map((line) => (
            <Text key={line} size="tiny">
              {unbroken(line)}
            </Text>
          ))}
        </>
      }
    >
      {groups.map(({ title, links }) => (
        <FooterGroup key={title} heading={title}>
          {links.map((link) => (
            <FooterLink key={link.text} {...linkTo(link)}>
              {link.text}
            </FooterLink>
          ))}
        </FooterGroup>
      ))}
    </Footer>
  );
}
