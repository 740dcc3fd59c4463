// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

// Not Apple's: a view's drawing, and a screen that shows a view the way a user sees and uses it.

import UIKit

/// What drawing a view produces.
@MainActor
public struct Drawing {
    /// The texts and controls from top to bottom.
    public var elements: [Element] = []
    var changes: [(value: Any, isOther: (Any) -> Bool, action: () -> Void)] = []
    var tasks: [(id: Any, isOther: (Any) -> Bool, action: @Sendable () async -> Void)] = []

    var appears: [() -> Void] = []

    init() {}

    init(_ element: Element) { elements = [element] }

    mutating func append(_ other: Drawing) {
        elements += other.elements
        changes += other.changes
        tasks += other.tasks
        appears += other.appears
    }

    /// The elements as texts, for example `[City: Bern]` for a text field.
    public var lines: [String] { elements.map(\.description) }
}

/// A text or a control.
@MainActor
public struct Element {
    /// What kind of element this is.
    public enum Kind: Sendable {
        case text, textField, secureField, picker, toggle, datePicker, button, progress, image
    }

    /// What kind of element this is.
    public let kind: Kind
    /// The title, or the text.
    public let title: String
    /// The element's environment.
    public let environment: EnvironmentValues
    /// The prompt of an empty field.
    public var prompt: String?
    /// The keyboard.
    public var keyboard: UIKeyboardType?
    /// The content type for autofill.
    public var content: UITextContentType?
    /// Which characters are capitalized automatically.
    public var capitalization: TextInputAutocapitalization?
    /// Whether autocorrection is on.
    public var isAutocorrected: Bool?
    /// Whether the control does nothing.
    public var isDisabled = false
    /// What VoiceOver reads instead of the text.
    public var spoken: String?
    /// What VoiceOver reads after the label, unless the user has switched hints off.
    public var hint: String?
    /// What VoiceOver reads additionally, by label.
    public var customContent: [String: String] = [:]
    /// Whether VoiceOver reads the element as selected.
    public var isSelected = false
    /// The name of the symbol before the text.
    public var symbol: String?
    /// The red, green, and blue components of the text's color.
    public var color: [Double]?
    /// Whether the element has its own font.
    public var font: Font?
    /// Whether VoiceOver's cursor is on the element.
    public var isRead: () -> Bool = { false }
    /// What the return key shows.
    public var submitLabel: SubmitLabel?
    /// The row's identity.
    public var id: AnyHashable?
    /// Whether the element is in the footer of a section.
    public var isFooter = false
    /// Whether a button shows that its action is running.
    public var isBusy = false
    /// The components that a date picker shows.
    public var components: DatePickerComponents?
    /// A button's role.
    public var role: ButtonRole?
    var tag: AnyHashable?
    var value = ""
    var text: Binding<String>?
    var selection: Binding<TextSelection?>?
    var date: Binding<Date>?
    var choose: ((String) -> Void)?
    var press: (() -> Void)?
    var submits: [() -> Void] = []
    var focuses: [(get: () -> Bool, set: (Bool) -> Void)] = []

    init(kind: Kind, title: String, _ environment: EnvironmentValues) {
        self.kind = kind
        self.title = title
        self.environment = environment
    }

    /// Whether the control has the focus, as all views around it agree.
    public var isFocused: Bool { !focuses.isEmpty && focuses.allSatisfy { $0.get() } }

    var isChoice: Bool { [.picker, .toggle, .datePicker].contains(kind) }

    /// The caret's offset in UTF-16 code units.
    public var caret: Int? {
        guard let text, case .selection(let range) = selection?.wrappedValue?.indices else { return nil }
        return range.upperBound.utf16Offset(in: text.wrappedValue)
    }

    /// The element as a text.
    public var description: String {
        switch kind {
        case .text, .progress, .image: title
        case .textField: "[\(title): \(text?.wrappedValue ?? "")]"
        case .secureField: "[\(title): \(String(repeating: "•", count: text?.wrappedValue.count ?? 0))]"
        case .picker, .toggle, .datePicker: "[\(title): \(value)]"
        case .button: "(\(title))"
        }
    }
}

/// A screen that shows a view.
@MainActor
public final class Screen {
    /// What drawing the view produced.
    public private(set) var drawing = Drawing()
    private let draw: (EnvironmentValues) -> Drawing
    private var environment: EnvironmentValues
    private let memory = Memory()
    private var isStale = false
    private var running: [Task<Void, Never>] = []
    private let focusesChoices: Bool

    /// Shows a view.
    ///
    /// - Parameters:
    ///   - view: The view to show.
    ///   - environment: The view's environment.
    ///   - focusesChoices: Whether pickers and toggles can have the focus, as with a Mac's keyboard.
    public init(
        _ view: some View, environment: EnvironmentValues = EnvironmentValues(), focusesChoices: Bool = false
    ) {
        draw = { view.draw($0) }
        self.focusesChoices = focusesChoices
        self.environment = environment
        self.environment.memory = memory
        redraw()
        for appear in drawing.appears { appear() }
        for task in drawing.tasks { running.append(Task { await task.action() }) }
    }

    isolated deinit { for task in running { task.cancel() } }

    /// The rows to which the view has scrolled.
    public var scrolls: [AnyHashable] { memory.scrolls }

    /// The elements as texts.
    public var lines: [String] {
        update()
        return drawing.lines
    }

    /// The element with a title: a control, or a text if there is no control.
    public subscript(title: String) -> Element {
        update()
        let found = drawing.elements.filter { $0.title == title }
        guard let element = found.first else { fatalError("There is no \(title) in \(drawing.lines)") }
        return element
    }

    /// Draws the view again until nothing changes.
    public func update() {
        for _ in 0..<20 {
            let changes = memory.changes
            let old = drawing
            redraw()
            moveFocus(from: old)
            // A control that can't have the focus loses it at once.
            let lost = focusesChoices ? [] : drawing.elements.filter { $0.isChoice && $0.isFocused }
            for (new, old) in zip(drawing.changes, old.changes) where new.isOther(old.value) { new.action() }
            for element in lost { for focus in element.focuses { focus.set(false) } }
            for appear in drawing.appears.dropFirst(old.appears.count) { appear() }
            for (index, task) in drawing.tasks.enumerated() {
                guard index < old.tasks.count, index < running.count, task.isOther(old.tasks[index].id) else {
                    continue
                }
                running[index].cancel()
                running[index] = Task { await task.action() }
            }
            if !isStale, changes == memory.changes { return }
        }
        fatalError("The view changes at each drawing")
    }

    /// Moves the focus to a control, as tapping it does.
    public func focus(_ title: String?) {
        update()
        for element in drawing.elements {
            for focus in element.focuses where focus.get() && element.title != title { focus.set(false) }
        }
        for element in drawing.elements where element.title == title && (focusesChoices || !element.isChoice) {
            for focus in element.focuses { focus.set(true) }
        }
        update()
    }

    /// Types a text at the caret, or replaces the field's text with it.
    public func type(_ typed: String, into title: String, at caret: Int? = nil) {
        focus(title)
        guard let binding = self[title].text else { return }
        var text = binding.wrappedValue
        let place = String.Index(utf16Offset: caret ?? text.utf16.count, in: text)
        text.insert(contentsOf: typed, at: place)
        self[title].selection?.wrappedValue = TextSelection(
            insertionPoint: String.Index(utf16Offset: place.utf16Offset(in: text) + typed.utf16.count, in: text))
        binding.wrappedValue = text
        update()
    }

    /// Replaces a field's text.
    public func replace(_ title: String, with text: String) {
        focus(title)
        self[title].text?.wrappedValue = text
        update()
    }

    /// Chooses a picker's option.
    public func choose(_ option: String, in title: String) {
        self[title].choose?(option)
        update()
    }

    /// Chooses a date.
    public func choose(_ date: Date, in title: String) {
        self[title].date?.wrappedValue = date
        update()
    }

    /// Presses a button or a toggle, unless it is disabled.
    public func press(_ title: String) {
        let element = self[title]
        if !element.isDisabled { element.press?() }
        update()
    }

    /// Presses the return key in a field.
    public func submit(_ title: String) {
        for submit in self[title].submits { submit() }
        update()
    }

    /// A control that has disappeared loses the focus, and a view that gets the focus passes it to a control inside.
    private func moveFocus(from old: Drawing) {
        let controls = Dictionary(grouping: drawing.elements.filter { !$0.focuses.isEmpty }, by: \.title)
        for old in old.elements where old.isFocused {
            let remains = controls[old.title]?.contains { $0.kind == old.kind } ?? false
            if !remains { for focus in old.focuses { focus.set(false) } }
        }
        for group in controls.values where !group.contains(where: \.isFocused) {
            if let first = group.first(where: { $0.focuses.last?.get() == true }) {
                for focus in first.focuses { focus.set(true) }
            }
        }
    }

    private func redraw() {
        isStale = false
        memory.beginDrawing()
        drawing = withObservationTracking {
            draw(environment)
        } onChange: { [weak self] in
            MainActor.assumeIsolated { self?.isStale = true }
        }
    }
}
