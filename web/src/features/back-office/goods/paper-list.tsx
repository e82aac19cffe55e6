import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { paperKinds } from '@vitrina/contract/goods/goods'
import { useRef, useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { DateField } from '#ui/date-field.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DialogForm } from '#ui/dialog-form.tsx'
import { SectionFrame } from '#ui/section-frame.tsx'
import { type ShownProduct, useAddPaper, useRemovePaper } from './goods.api.ts'

/** Certificates and manuals of a product; those of its series and brand are shown and changed nowhere here. */
export function PaperList({ product }: { product: ShownProduct }) {
  const { t } = useTranslation('goods')
  const remove = useRemovePaper()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <SectionFrame
      title={t('product.papers')}
      isTight
      actions={
        <Button size="small" variant="outlined" onClick={() => setIsOpen(true)}>
          {t('papers.add')}
        </Button>
      }
    >
      {product.papers.length === 0 && <Typography color="textSecondary">{t('papers.empty')}</Typography>}
      <Box component="ul" aria-label={t('product.papers')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {product.papers.map(({ id, kind, number, name, validTo, file, isOwn }) => (
          <Box component="li" key={id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, py: 1 }}>
            <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
              {file ? (
                <Link href={file} target="_blank" rel="noreferrer">
                  {name}
                </Link>
              ) : (
                name
              )}
              <Typography variant="body2" color="textSecondary">
                {[
                  t(`papers.kinds.${kind}`),
                  number,
                  validTo && t('papers.until', { day: formatDate(validTo) }),
                  !isOwn && t('papers.shared'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
            </Box>
            {isOwn && (
              <Button size="small" color="error" aria-label={t('removeNamed', { name })} onClick={() => remove.mutate(id)}>
                {t('remove')}
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {isOpen && <PaperDialog id={product.id} onClose={() => setIsOpen(false)} />}
    </SectionFrame>
  )
}

function PaperDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('goods')
  const add = useAddPaper(id)
  const input = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState({ kind: 'certificate', number: '', name: '', validTo: '' })
  const [file, setFile] = useState<File | null>(null)
  const set = (changed: Partial<typeof draft>) => setDraft({ ...draft, ...changed })
  return (
    <AppDialog isOpen title={t('papers.add')} isBusy={add.isPending} onClose={onClose}>
      <DialogForm
        submit={t('save')}
        isPending={add.isPending}
        isIncomplete={draft.name.trim() === '' || file === null}
        error={add.error instanceof ApiError ? (add.error.fields[0]?.message ?? add.error.message) : undefined}
        onSubmit={(event) => {
          event.preventDefault()
          // A dialog in a form of its own: the product around it is not saved with it.
          event.stopPropagation()
          if (file) add.mutate({ ...draft, file }, { onSuccess: onClose })
        }}
      >
        <TextField select label={t('papers.kind')} value={draft.kind} onChange={({ target }) => set({ kind: target.value })}>
          {paperKinds.map((kind) => (
            <MenuItem key={kind} value={kind}>
              {t(`papers.kinds.${kind}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          required
          label={t('fields.name')}
          value={draft.name}
          onChange={({ target }) => set({ name: target.value })}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        <TextField
          label={t('papers.number')}
          value={draft.number}
          onChange={({ target }) => set({ number: target.value })}
          slotProps={{ htmlInput: { maxLength: 100 } }}
        />
        <DateField label={t('papers.validTo')} value={draft.validTo} onChange={(picked) => set({ validTo: picked })} />
        <Button variant="outlined" onClick={() => input.current?.click()}>
          {file?.name ?? t('papers.choose')}
        </Button>
        <input
          ref={input}
          hidden
          type="file"
          accept=".pdf,.docx,.xlsx,.jpg,.jpeg,.png"
          aria-label={t('papers.choose')}
          onChange={({ target }) => setFile(target.files?.[0] ?? null)}
        />
      </DialogForm>
    </AppDialog>
  )
}
