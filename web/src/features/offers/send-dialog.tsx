import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { mdiContentCopy } from '@mdi/js'
import type { OfferTotals } from '@vitrina/contract/offers/offer-price.rules'
import type { OfferVersion } from '@vitrina/contract/offers/offer-shapes'
import { type SubmitEvent, useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { copyText } from '#lib/copy-text.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { Icon } from '#ui/icon.tsx'
import { showMessage } from '#ui/messages.ts'
import { useSendOffer } from './offers.api.ts'

type Props = { id: number; version: number; email: string; totals: OfferTotals; onSent: () => void; onClose: () => void }

export function LinkField({ link }: { link: string }) {
  const { t } = useTranslation('offers')
  const copy = async () => {
    await copyText(link)
    showMessage({ text: t('send.copied'), kind: 'success' })
  }
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
      <TextField
        fullWidth
        size="small"
        label={t('send.link')}
        value={link}
        slotProps={{ htmlInput: { readOnly: true, onFocus: (event: { currentTarget: HTMLInputElement }) => event.currentTarget.select() } }}
      />
      <Button startIcon={<Icon path={mdiContentCopy} fontSize="small" />} onClick={() => void copy()} sx={{ flexShrink: 0 }}>
        {t('send.copy')}
      </Button>
    </Box>
  )
}

/** Freezes the draft as a version and sends it by a letter, by a link, or both. */
export function SendDialog({ onClose, ...form }: Props) {
  const { t } = useTranslation('offers')
  const [sent, setSent] = useState<OfferVersion | null>(null)
  return (
    <AppDialog isOpen title={sent ? t('send.done', { number: sent.number }) : t('send.title')} onClose={onClose}>
      {sent ? (
        <Box sx={{ display: 'grid', gap: 4, pt: 2 }}>
          {sent.sentTo.length > 0 && <Alert severity="success">{t('send.mailed', { to: sent.sentTo.join(', ') })}</Alert>}
          {sent.link && <LinkField link={new URL(sent.link, window.location.href).href} />}
          <Button variant="contained" onClick={onClose}>
            {t('send.close')}
          </Button>
        </Box>
      ) : (
        <SendForm
          {...form}
          onSent={(version) => {
            setSent(version)
            form.onSent()
          }}
        />
      )}
    </AppDialog>
  )
}

const addresses = (text: string) => text.split(/[\s,;]+/).filter(Boolean)
const isEmail = (text: string) => /^\S+@\S+\.\S+$/.test(text)

function SendForm({ id, version, email, totals, onSent }: Omit<Props, 'onClose' | 'onSent'> & { onSent: (version: OfferVersion) => void }) {
  const { t } = useTranslation('offers')
  const [withLink, setWithLink] = useState(true)
  const [withMail, setWithMail] = useState(email !== '')
  const [withFile, setWithFile] = useState(true)
  const [to, setTo] = useState(email)
  const [text, setText] = useState('')
  const [isAgreed, setAgreed] = useState(false)
  const send = useSendOffer(id)
  const isBelow = totals.light === 'red' || (send.error instanceof ApiError && send.error.code === 'offer.below-floor')
  const written = addresses(to)
  const isMailRight = !withMail || (written.length > 0 && written.length <= 5 && written.every(isEmail))
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    send.mutate(
      { version, email: withMail ? { to: written, text, withFile } : null, withLink, isBelowFloorAgreed: isAgreed },
      { onSuccess: onSent },
    )
  }
  const refusal = send.error instanceof ApiError ? (send.error.fields[0]?.message ?? send.error.message) : undefined
  return (
    <DialogForm
      onSubmit={submit}
      submit={t('send.submit')}
      isPending={send.isPending}
      isIncomplete={!isMailRight || (!withLink && !withMail) || (isBelow && !isAgreed) || totals.unpricedCount > 0}
      error={refusal}
    >
      <Typography variant="body2" color="textSecondary">
        {t('send.text')}
      </Typography>
      {totals.unpricedCount > 0 && <Alert severity="warning">{t('send.unpriced', { count: totals.unpricedCount })}</Alert>}
      <FormControlLabel control={<Switch checked={withLink} onChange={(_, isOn) => setWithLink(isOn)} />} label={t('send.withLink')} />
      <FormControlLabel control={<Switch checked={withMail} onChange={(_, isOn) => setWithMail(isOn)} />} label={t('send.withMail')} />
      {withMail && (
        <>
          <TextField
            label={t('send.to')}
            value={to}
            error={to !== '' && !isMailRight}
            helperText={t('send.toHint')}
            onChange={({ target }) => setTo(target.value)}
          />
          <TextField
            multiline
            minRows={2}
            label={t('send.letter')}
            value={text}
            onChange={({ target }) => setText(target.value)}
            slotProps={{ htmlInput: { maxLength: 4_000 } }}
          />
          <FormControlLabel control={<Switch checked={withFile} onChange={(_, isOn) => setWithFile(isOn)} />} label={t('send.withFile')} />
        </>
      )}
      {isBelow && (
        <Alert severity="warning">
          {t('send.below')}
          <FormControlLabel control={<Switch checked={isAgreed} onChange={(_, isOn) => setAgreed(isOn)} />} label={t('send.agree')} />
        </Alert>
      )}
    </DialogForm>
  )
}
