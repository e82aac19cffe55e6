import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { SetupChecklist } from '@vitrina/contract/setup/setup-desk'
import { useTranslation } from '#i18n/use-translation.tsx'
import { SectionFrame } from '#ui/section-frame.tsx'
import { useLoadSample, useRemoveSample } from './setup-desk.api.ts'

/** Goods to look around with before there are own ones. */
export function SamplePanel({ sample }: { sample: SetupChecklist['sample'] }) {
  const { t } = useTranslation('setup-desk')
  const load = useLoadSample()
  const remove = useRemoveSample()
  const gone = sample ? undefined : remove.data
  return (
    <SectionFrame title={t('sample.title')}>
      <Typography sx={{ mb: 3, color: 'text.secondary' }}>
        {sample ? t('sample.loaded', { count: sample.products }) : t('sample.text')}
      </Typography>
      {gone && (
        <Alert severity={gone.kept.length > 0 ? 'warning' : 'success'} sx={{ mb: 3 }}>
          {t('sample.removed', { count: gone.removed })}
          {gone.kept.length > 0 && (
            <>
              <Box component="p" sx={{ mt: 2, mb: 0 }}>
                {t('sample.kept')}
              </Box>
              <Box component="ul" sx={{ m: 0, pl: 5 }}>
                {gone.kept.map(({ article, name }) => (
                  <li key={article}>
                    {article} · {name}
                  </li>
                ))}
              </Box>
            </>
          )}
        </Alert>
      )}
      {sample ? (
        <Button variant="outlined" color="error" loading={remove.isPending} onClick={() => remove.mutate()}>
          {t('sample.remove')}
        </Button>
      ) : (
        <Button variant="outlined" loading={load.isPending} onClick={() => load.mutate()}>
          {t('sample.load')}
        </Button>
      )}
    </SectionFrame>
  )
}
