// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

use regex::Regex;
use std::ffi::c_void;

unsafe fn text<'a>(start: *const u8, length: usize) -> &'a str {
    std::str::from_utf8_unchecked(std::slice::from_raw_parts(start, length))
}

#[no_mangle]
pub unsafe extern "C" fn rust_engine_compile(expression: *const u8, length: usize) -> *mut c_void {
    let whole = format!(r"\A(?:{})\z", text(expression, length));
    Box::into_raw(Box::new(Regex::new(&whole).unwrap())) as *mut c_void
}

#[no_mangle]
pub unsafe extern "C" fn rust_engine_matches(engine: *const c_void, start: *const u8, length: usize) -> bool {
    (*(engine as *const Regex)).is_match(text(start, length))
}

#[no_mangle]
pub unsafe extern "C" fn rust_engine_free(engine: *mut c_void) {
    drop(Box::from_raw(engine as *mut Regex))
}
