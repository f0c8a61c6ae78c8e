namespace Roundup.Analysis.SteadyState.TradeOffs;

/// <summary>One message from object to object.</summary>
/// <param name="Bandwidth">The way.</param>
/// <param name="Ns">Serialize + size x 8 / bandwidth + Deserialize, ns.</param>
/// <param name="IsBest">Whether it is the least of the exact rows, or cannot be told apart from it.</param>
public sealed record Delivery(Bandwidth Bandwidth, double Ns, bool IsBest);
