namespace Roundup.Contracts;

/// <summary>Marks a codec whose shape the library does not have: it is put together from another shape, and its rows say so.</summary>
public interface IAdapted
{
    /// <summary>The shape of the library's own that is called inside.</summary>
    Shape From { get; }
}
