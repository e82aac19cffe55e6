import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ContentEntry } from '@vitrina/contract/content/content-desk'
import type { EntryBody, EntryKind } from '@vitrina/contract/content/content-entries'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { ErrorView, PageNotFound } from '#ui/error-view.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { showMessage } from '#ui/messages.ts'
import { Page } from '#ui/page.tsx'
import { focusWrongText } from '#ui/wrong-text.ts'
import { BackOfficeNav } from '../back-office-nav.tsx'
import { UnsavedGuard } from '../unsaved-guard.tsx'
import { type EntryPlace, entryQuery, useAddEntry, usePublishEntry, useSaveEntry, useWithdrawEntry } from './content-desk.api.ts'
import { entryAddress, kindAddress, readEntryName } from './content.params.ts'
import { emptyEntry } from './empty-entry.rules.ts'
import { EntryForm } from './entry-form.tsx'
import { EntryState } from './entry-state.tsx'
import { EntryVersions } from './entry-versions.tsx'
import type { PreviewView } from './preview-panel.tsx'

type Props = { name: string; Preview: PreviewView }

/** One entry, `page-12`, or a new one, `page-new`. */
export function EntryPage({ name, Preview }: Props) {
  const wanted = readEntryName(name)
  if (!wanted) return <PageNotFound />
  const { kind, id } = wanted
  return id === null ? <NewEntry kind={kind} Preview={Preview} /> : <OpenEntry place={{ kind, id }} Preview={Preview} />
}

function Above({ kind }: { kind: EntryKind }) {
  const { t } = useTranslation('content-desk')
  return (
    <>
      <BackOfficeNav open="content" />
      <Link component={Anchor} href={kindAddress(kind)} underline="hover" sx={{ display: 'inline-block', mb: 2 }}>
        {t('back', { list: t(`tabs.${kind}`) })}
      </Link>
    </>
  )
}

function NewEntry({ kind, Preview }: { kind: EntryKind; Preview: PreviewView }) {
  const { t } = useTranslation('content-desk')
  const add = useAddEntry()
  const navigate = useNavigate()
  const [body, setBody] = useState<EntryBody>(() => emptyEntry(kind))
  const save = () => {
    if (focusWrongText()) return
    add.mutate(body, {
      onSuccess: ({ id }) => {
        showMessage({ text: t('saved'), kind: 'success' })
        // The draft is stored: nothing is lost.
        void navigate({ href: entryAddress(kind, id), ignoreBlocker: true })
      },
    })
  }
  return (
    <Page title={t(`add.${kind}`)} above={<Above kind={kind} />}>
      <UnsavedGuard isDirty={!isSame(body, emptyEntry(kind))} />
      <EntryForm
        body={body}
        onChange={setBody}
        isLegal={false}
        isNew
        error={add.error}
        Preview={Preview}
        actions={
          <Button variant="contained" loading={add.isPending} onClick={save}>
            {t('saveDraft')}
          </Button>
        }
      />
    </Page>
  )
}

function OpenEntry({ place, Preview }: { place: EntryPlace; Preview: PreviewView }) {
  const { data, error, refetch } = useQuery(entryQuery(place))
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  return (
    <Page
      title={data?.body.title.ru ?? '…'}
      above={<Above kind={place.kind} />}
      actions={
        data && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <EntryState entry={data} />
          </Box>
        )
      }
    >
      {data ? <EditedEntry entry={data} place={place} Preview={Preview} /> : <ListSkeleton rowHeight={72} />}
    </Page>
  )
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function EditedEntry({ entry, place, Preview }: { entry: ContentEntry; place: EntryPlace; Preview: PreviewView }) {
  const { t } = useTranslation('content-desk')
  const save = useSaveEntry(place)
  const publish = usePublishEntry(place)
  const withdraw = useWithdrawEntry(place)
  const [base, setBase] = useState(entry)
  const [body, setBody] = useState<EntryBody>(entry.body)
  // A restored version or a colleague's change takes the place of what is shown, unless something is being written.
  if (entry.version > base.version) {
    setBase(entry)
    if (isSame(body, base.body)) setBody(entry.body)
  }
  const isChanged = !isSame(body, base.body)
  const take = (saved: ContentEntry, text: string) => {
    setBase(saved)
    setBody(saved.body)
    showMessage({ text, kind: 'success' })
  }
  const saveDraft = async () => (isChanged ? save.mutateAsync({ version: base.version, body }) : base)
  const run = (work: Promise<ContentEntry>, text: string) =>
    work.then(
      (saved) => take(saved, text),
      // The server's refusals stand below the form and at its fields.
      () => undefined,
    )
  const runSaved = (work: () => Promise<ContentEntry>, text: string) => {
    if (!focusWrongText()) void run(work(), text)
  }
  const isBusy = save.isPending || publish.isPending || withdraw.isPending
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <UnsavedGuard isDirty={isChanged} />
      <EntryForm
        body={body}
        onChange={setBody}
        isLegal={entry.isLegal}
        isNew={false}
        error={save.error ?? publish.error ?? withdraw.error}
        Preview={Preview}
        actions={
          <>
            <Button
              variant="contained"
              disabled={isBusy || (!isChanged && base.isPublished && !base.hasDraft)}
              onClick={() => runSaved(() => saveDraft().then(({ version }) => publish.mutateAsync(version)), t('published'))}
            >
              {t('publish')}
            </Button>
            <Button variant="outlined" disabled={isBusy || !isChanged} onClick={() => runSaved(saveDraft, t('saved'))}>
              {t('saveDraft')}
            </Button>
            {base.isPublished && !entry.isLegal && (
              <Button color="inherit" disabled={isBusy} onClick={() => void run(withdraw.mutateAsync(base.version), t('withdrawn'))}>
                {t('withdraw')}
              </Button>
            )}
            {base.isPublished && entry.address !== null && (
              <Link component={Anchor} href={entry.address} target="_blank" underline="hover">
                {t('seeInShop')}
              </Link>
            )}
          </>
        }
      />
      <EntryVersions place={place} version={base.version} />
    </Box>
  )
}
