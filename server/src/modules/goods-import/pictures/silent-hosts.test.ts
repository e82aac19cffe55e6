import { expect, test } from 'vitest'
import { watchHosts } from './silent-hosts.ts'

const noAnswer = { fault: 'no-answer' } as const
const notFound = { fault: 'not-found' } as const

test('a host is given up after three silences in a row, others are not', () => {
  const hosts = watchHosts([])
  for (const name of ['1', '2', '3']) {
    expect(hosts.isSilent('https://dead.ru/4.jpg')).toBe(false)
    hosts.heard(`https://dead.ru/${name}.jpg`, noAnswer)
  }
  expect([hosts.isSilent('https://DEAD.ru/4.jpg'), hosts.isSilent('https://alive.ru/4.jpg'), hosts.silent()]).toEqual([
    true,
    false,
    ['dead.ru'],
  ])
})

test('a host that answers now and then is asked on, and a missing picture is an answer', () => {
  const hosts = watchHosts([])
  for (let round = 0; round < 5; round += 1)
    for (const result of [noAnswer, noAnswer, notFound]) hosts.heard('https://slow.ru/1.jpg', result)
  expect(hosts.isSilent('https://slow.ru/1.jpg')).toBe(false)
})

test('what the job learned before it gave up its place is known when it comes again', () => {
  const hosts = watchHosts(['dead.ru:8080'])
  hosts.heard('http://dead.ru:8080/1.jpg', notFound)
  expect([hosts.isSilent('http://dead.ru:8080/1.jpg'), hosts.isSilent('http://dead.ru/1.jpg')]).toEqual([true, false])
})

test('a file of the archive has no host', () => {
  const hosts = watchHosts([])
  for (const source of ['archive:abc/dead.ru/1.jpg', 'нет.jpg', 'http://']) {
    for (let at = 0; at < 4; at += 1) hosts.heard(source, noAnswer)
    expect(hosts.isSilent(source)).toBe(false)
  }
})
