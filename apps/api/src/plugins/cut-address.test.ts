import { expect, test } from 'vitest'
import { cutAddress, cutToCustomer } from './cut-address.ts'

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['::FFFF:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:7:1fe:2:3:4:5', '2001:db8:7:100::/56'],
  ['2001:0DB8:0007::5', '2001:db8:7:0::/56'],
  ['2001::1:2:3:4:5:6', '2001:0:1:0::/56'],
  ['::1', '0:0:0:0::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  ['unknown', null],
  ['', null],
])('%s is in %s', (address, network) => {
  expect(cutAddress(address)).toBe(network)
})

test.each([
  ['203.0.113.77', '203.0.113.77'],
  ['::ffff:203.0.113.77', '203.0.113.77'],
  ['2001:0DB8:0007:01fe:2:3:4:5', '2001:db8:7:1fe::/64'],
  ['2001:db8:7:1fe::9', '2001:db8:7:1fe::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is the customer %s', (address, customer) => {
  expect(cutToCustomer(address)).toBe(customer)
})
