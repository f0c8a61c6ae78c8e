namespace Roundup.Worker;

/// <summary>
/// One timed call. Implementations are structs that hold the codec, so that the loop is compiled for each of them alone: a call
/// costs the same whatever the profile has seen.
/// </summary>
/// <typeparam name="TResult">What the call returns; kept alive after the loop so that no call can be left out.</typeparam>
internal interface ICall<TResult>
{
    /// <summary>Calls with the root or payload at <paramref name="index"/> of the pool.</summary>
    TResult Invoke(int index);
}
