namespace Roundup.OwnData.Code;

/// <summary>Names without what styles differ in: <c>OrderId</c>, <c>orderId</c>, <c>order_id</c> and <c>ORDER-ID</c> are one.</summary>
internal static class Spelling
{
    /// <summary>The name in small letters, without <c>_</c>, <c>-</c> and blanks.</summary>
    public static string Of(string name) => string.Concat(name.Where(c => c is not ('_' or '-' or ' '))).ToLowerInvariant();
}
