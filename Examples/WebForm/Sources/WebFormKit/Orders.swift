// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

import Foundation
import InputValidation
import Synchronization

/// The orders that were placed, each with the token of its form.
///
/// A form is sent twice if a person double-clicks, goes back, or tries again because a response was lost. Each page has
/// its own token, so a second form with the same token isn't a second order.
///
/// A shop keeps the token in its database and inserts it in the transaction that places the order.
package final class Orders: Sendable {
    private struct Tokens {
        var recent: Set<String> = []
        var older: Set<String> = []
    }

    private let tokens = Mutex(Tokens())
    private let capacity: Int

    /// Creates a store without orders.
    ///
    /// - Parameter capacity: The minimum number of orders to keep. Earlier orders may be removed.
    package init(capacity: Int = 10_000) { self.capacity = capacity }

    /// Places an order.
    ///
    /// - Parameter token: The form's token.
    /// - Returns: Whether this is the first order with the token. If it isn't, nothing is placed.
    package func place(_ token: String) -> Bool {
        tokens.withLock { tokens in
            guard !tokens.older.contains(token), tokens.recent.insert(token).inserted else { return false }
            if tokens.recent.count == capacity {
                tokens.older = tokens.recent
                tokens.recent = []
            }
            return true
        }
    }

    /// The name of the control that contains the token.
    static let control = "order"

    /// Returns a token for a new page.
    package static func newToken() -> String { UUID().uuidString.lowercased() }

    /// Returns the order number that a person and the shop use for a token's order, such as `KL-0B8E7C86`.
    static func number(of token: String) -> String { "KL-" + token.prefix(8).uppercased() }

    /// Returns whether a text has an order number's format.
    static func isNumber(_ text: String) -> Bool { text.wholeMatch(of: /KL-[0-9A-F]{8}/) != nil }

    /// Returns a form's token, or `nil` if the form has none.
    static func token(of body: FormBody) throws(RejectedRequest) -> String? {
        guard let text = body[control] else { return nil }
        guard InputValidator.uuid.isValid(text) else { throw .malformed }
        return text.lowercased()
    }
}
