import { footer, frame, header } from '@milepost/domain/content/navigation';
import { Footer, FooterGroup, FooterText } from '@milepost/ui/Footer';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { Logo } from '../brand/Logo.tsx';
import { FooterLink, linkTo } from '../navigation/links.tsx';
import { unbroken } from './Unbroken.tsx';

/** The site's footer: every group of links, the footer's own hours, the legal lines. */
export function SiteFooter() {
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
      legal={legal.map((link) => (
        <FooterLink key={link.to} to={link.to}>
          {link.text}
        </FooterLink>
      ))}
      smallPrint={
        <Stack gap="s">
          {smallPrint.map((line) => (
            <Text key={line} size="tiny">
              {unbroken(line)}
            </Text>
          ))}
        </Stack>
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
