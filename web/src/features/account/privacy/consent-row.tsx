import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { Consent } from '@vitrina/contract/account/consents'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatMoment } from '#lib/dates.ts'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { paths } from '#lib/paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { showMessage } from '#ui/messages.ts'
import { useSetMarketing } from '../account.api.ts'

export function ConsentRow({ consent }: { consent: Consent }) {
  const { t } = useTranslation('account')
  const { kind, isGiven, at, title, textSlug, textVersion, isTextNewer, history } = consent
  return (
    <Box component="li" sx={{ py: 3, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography component="h3" sx={{ fontWeight: 500, flex: '1 1 220px' }}>
          {t(`consents.${kind}`)}
        </Typography>
        <Chip
          size="small"
          variant="outlined"
          color={isGiven ? 'success' : 'default'}
          label={t(isGiven ? 'consents.given' : at ? 'consents.withdrawn' : 'consents.none')}
        />
        <ConsentAction consent={consent} />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        <Link component={Anchor} href={paths.content(textSlug)} underline="always">
          {title}
        </Link>
        {textVersion && ` · ${t('consents.version', { version: textVersion })}`}
        {at && ` · ${formatMoment(at)}`}
        {isTextNewer && ` · ${t('consents.newer')}`}
      </Typography>
      {history.length > 1 && (
        <Box component="details" sx={{ mt: 1, fontSize: 13 }}>
          <Box component="summary" sx={{ cursor: 'pointer', color: 'text.secondary' }}>
            {t('consents.history', { count: history.length })}
          </Box>
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 5 }}>
            {history.map((act) => (
              <li key={act.at}>
                {formatMoment(act.at)}: {t(act.isGiven ? 'consents.given' : 'consents.withdrawn')},{' '}
                {t('consents.version', { version: act.textVersion })}
              </li>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  )
}

/** Withdrawing the consent to personal data deletes the account, which cannot exist without them; the terms bind while it exists. */
function ConsentAction({ consent: { kind, isGiven } }: { consent: Consent }) {
  const { t } = useTranslation('account')
  const { open } = useHistoryStateSwitch()
  const set = useSetMarketing()
  if (kind === 'marketing')
    return (
      <Button
        size="small"
        variant="outlined"
        loading={set.isPending}
        onClick={() =>
          set.mutate(!isGiven, {
            onSuccess: () => showMessage({ text: t(isGiven ? 'marketing.withdrawn' : 'marketing.given'), kind: 'success' }),
          })
        }
      >
        {t(isGiven ? 'consents.withdrawMarketing' : 'consents.giveMarketing')}
      </Button>
    )
  if (kind === 'personal-data' && isGiven)
    return (
      <Button size="small" variant="outlined" color="error" onClick={() => void open({ openedAccountTool: { kind: 'withdrawal' } })}>
        {t('consents.withdraw')}
      </Button>
    )
  return null
}
