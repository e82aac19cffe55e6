import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { mdiEmailOutline, mdiMessageTextOutline, mdiPhoneOutline } from '@mdi/js'
import type { ManagerCard, PersonalManager } from '@vitrina/contract/companies/companies'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatPhone } from '#lib/phones.ts'
import { formatDate } from '#lib/dates.ts'
import { Icon } from '#ui/icon.tsx'
import { SectionFrame } from '#ui/section-frame.tsx'

/** P-07: the seller's managers of this company, with the substitute of one who is away. */
export function ManagersSection({ managers }: { managers: PersonalManager[] }) {
  const { t } = useTranslation('companies')
  return (
    <SectionFrame title={t('managers.title')}>
      {managers.length === 0 && <Typography color="textSecondary">{t('managers.none')}</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 4 }}>
        {managers.map((manager) => (
          <Box component="li" key={`${manager.id}-${manager.kind}`} sx={{ '& + &': { borderTop: 1, borderColor: 'divider', pt: 4 } }}>
            <Typography variant="body2" color="textSecondary">
              {t(`managers.kinds.${manager.kind}`)}
            </Typography>
            <ManagerContacts manager={manager} />
          </Box>
        ))}
      </Box>
    </SectionFrame>
  )
}

/** How to reach a manager, or the substitute of one who is away. */
export const ManagerContacts = ({ manager }: { manager: PersonalManager }) =>
  manager.away ? <Replaced manager={manager} away={manager.away} /> : <Contacts card={manager} />

function Replaced({ manager, away }: { manager: PersonalManager; away: NonNullable<PersonalManager['away']> }) {
  const { t } = useTranslation('companies')
  return (
    <>
      <Typography color="textSecondary">{manager.name}</Typography>
      <Typography variant="body2" sx={{ my: 2, px: 3, py: 2, borderRadius: 1, bgcolor: 'action.selected' }}>
        {t('managers.away', { date: formatDate(away.until) })}
      </Typography>
      <Contacts card={away.substitute} />
    </>
  )
}

function Contacts({ card }: { card: ManagerCard }) {
  const { t } = useTranslation('companies')
  const { name, post, phone, extension, email, workHours, messengers } = card
  const contactLink = (icon: string, href: string, text: string, label: string) => (
    <Link
      href={href}
      aria-label={`${label}, ${text}`}
      sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: { xs: 44, lg: 32 }, overflowWrap: 'anywhere' }}
    >
      <Icon path={icon} fontSize="small" />
      {text}
    </Link>
  )
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {post}
        <Box component="span" sx={{ display: 'block' }}>
          {workHours}
        </Box>
      </Typography>
      {phone &&
        contactLink(
          mdiPhoneOutline,
          `tel:${phone}${extension && `,${extension}`}`,
          extension ? t('managers.phone', { phone: formatPhone(phone), extension }) : formatPhone(phone),
          t('managers.call', { name }),
        )}
      {email && contactLink(mdiEmailOutline, `mailto:${email}`, email, t('managers.write', { name }))}
      {messengers.map(({ kind, link }) => (
        <Box key={kind}>{contactLink(mdiMessageTextOutline, link, t(`managers.messengers.${kind}`), t('managers.chat', { name }))}</Box>
      ))}
    </>
  )
}
