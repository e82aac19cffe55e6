import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { useReadEtim, useTakeEtim } from './goods.api.ts'

/** As many as one can look through; typing narrows them. */
const SHOWN = 100

/** Classes of a file of the ETIM classification are made sections and kinds. */
export function EtimDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('goods')
  const read = useReadEtim()
  const take = useTakeEtim()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const classes = read.data?.classes ?? []
  const words = text.toLowerCase().trim()
  const found = classes.filter(({ name, code, sections }) => `${code} ${sections.join(' ')} ${name}`.toLowerCase().includes(words))
  const fresh = found.filter(({ isKnown }) => !isKnown)
  const toggle = (code: string) =>
    setChosen(chosen.has(code) ? new Set([...chosen].filter((one) => one !== code)) : new Set([...chosen, code]))
  const error = read.error ?? take.error
  return (
    <AppDialog isOpen title={t('etim.title')} isBusy={take.isPending} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 3, pt: 2 }}>
        <Typography variant="body2" color="textSecondary">
          {t('etim.purpose')}
        </Typography>
        <Button variant="outlined" loading={read.isPending} onClick={() => input.current?.click()}>
          {t('etim.choose')}
        </Button>
        <input
          ref={input}
          hidden
          type="file"
          accept=".tsv,.csv,.txt"
          aria-label={t('etim.choose')}
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) read.mutate(file)
            target.value = ''
          }}
        />
        {error && <Alert severity="error">{error.message}</Alert>}
        {take.data && <Alert severity="success">{t('etim.taken', take.data)}</Alert>}
        {classes.length > 0 && !take.data && (
          <>
            <TextField size="small" type="search" label={t('narrow')} value={text} onChange={({ target }) => setText(target.value)} />
            <FormControlLabel
              control={
                <Checkbox
                  checked={fresh.length > 0 && fresh.every(({ code }) => chosen.has(code))}
                  onChange={(_, isOn) => setChosen(isOn ? new Set([...chosen, ...fresh.map(({ code }) => code)]) : new Set())}
                />
              }
              label={t('etim.all', { count: fresh.length })}
            />
            <Box component="ul" aria-label={t('etim.classes')} sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 320, overflowY: 'auto' }}>
              {found.slice(0, SHOWN).map(({ code, name, sections, isKnown }) => (
                <li key={code}>
                  <FormControlLabel
                    disabled={isKnown}
                    control={<Checkbox size="small" checked={isKnown || chosen.has(code)} onChange={() => toggle(code)} />}
                    label={`${sections.join(' › ')} › ${name} (${code})`}
                  />
                </li>
              ))}
            </Box>
            {found.length > SHOWN && (
              <Typography variant="body2" color="textSecondary">
                {t('etim.more', { count: found.length - SHOWN })}
              </Typography>
            )}
            <Button
              variant="contained"
              disabled={chosen.size === 0}
              loading={take.isPending}
              onClick={() =>
                take.mutate(classes.filter(({ code }) => chosen.has(code)).map(({ sections, code, name }) => ({ sections, code, name })))
              }
            >
              {t('etim.take', { count: chosen.size })}
            </Button>
          </>
        )}
      </Box>
    </AppDialog>
  )
}
