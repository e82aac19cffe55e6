import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type SubmitEvent, useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { showMessage } from '#ui/messages.ts'
import { SectionFrame } from '#ui/section-frame.tsx'
import { type ShownClub, useJoin } from './club.api.ts'
import { usePoints } from './use-points.ts'

/** The club in a few words, and the one tick that is needed. The points collected so far are named: they can be spent after joining. */
export function JoinCard({ club: { programme, balance, rules } }: { club: ShownClub }) {
  const { t } = useTranslation('club')
  const points = usePoints()
  const join = useJoin()
  const [isAgreed, setIsAgreed] = useState(false)
  const collected = balance.available + balance.held + balance.pending
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    join.mutate(undefined, { onSuccess: () => showMessage({ text: t('join.done'), kind: 'success' }) })
  }
  return (
    <SectionFrame title={t(`join.title.${programme.owner}`)}>
      <Typography>{t(`join.text.${programme.owner}`)}</Typography>
      {collected > 0 && <Typography sx={{ mt: 2, fontWeight: 600 }}>{t('join.collected', { points: points(collected) })}</Typography>}
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 3, mt: 3, justifyItems: 'start' }}>
        <FormControlLabel
          control={<Checkbox checked={isAgreed} onChange={(_, isTicked) => setIsAgreed(isTicked)} />}
          label={
            <>
              {t('join.agree')}{' '}
              <Link component={Anchor} underline="always" href={rules.path} target="_blank">
                {t('join.rules')}
              </Link>
            </>
          }
        />
        {join.error instanceof ApiError && <Alert severity="error">{join.error.message}</Alert>}
        <Button type="submit" variant="contained" size="large" disabled={!isAgreed} loading={join.isPending}>
          {t('join.submit')}
        </Button>
      </Box>
    </SectionFrame>
  )
}
